import { render } from '@testing-library/react';
import { RecordText } from './record-text';

const contentOf = (children: string, whole = false) =>
  render(<RecordText whole={whole}>{children}</RecordText>).container;

const runsOf = (element: HTMLElement) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const runs: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    runs.push(node.textContent ?? '');
  return runs;
};

describe('RecordText', () => {
  it('[C4] short text of a record is shown unchanged', () => {
    expect(contentOf('Crude Oil Supply Agreement').innerHTML).toBe('Crude Oil Supply Agreement');
  });

  it('[R46] names are excluded from page translation', () => {
    const { container } = render(<RecordText isName>Rose Trading</RecordText>);
    expect(container.innerHTML).toBe('<span translate="no">Rose Trading</span>');
  });

  it('[C4] a long text is shortened in lists and complete in details', () => {
    const text = 'AV'.repeat(1000);
    expect(contentOf(text)).toHaveTextContent(/^(AV)+A…$/);
    expect(contentOf(text).textContent).toHaveLength(300);
    expect(contentOf(text, true).textContent).toBe(text);
  });

  it('[N5] a long text is split into pieces of at most 80 characters', () => {
    const runs = runsOf(contentOf('AV'.repeat(10_000), true));
    expect(runs).toHaveLength(250);
    expect(Math.max(...runs.map((run) => run.length))).toBe(80);
  });

  it('[N5] only words that are too long are split, and never between a letter and its combining mark', () => {
    const words = 'word '.repeat(400);
    expect(runsOf(contentOf(words, true))).toEqual([words]);
    const marked = `${'x'.repeat(79)}e\u0301${'x'.repeat(100)}`;
    expect(runsOf(contentOf(marked, true)).every((run) => !run.startsWith('\u0301'))).toBe(true);
  });

  it('[C4] text that contains a direction override is isolated', () => {
    expect(contentOf('\u202Eevil').querySelector('span')).toHaveTextContent('evil');
  });

  it('[C4] a right-to-left name is isolated from adjacent text', () => {
    expect(contentOf('Signed by محمد علي 2024-07-22').innerHTML).toBe(
      'Signed by <bdi>محمد علي</bdi> 2024-07-22',
    );
    expect(contentOf('محمد علي').innerHTML).toBe('<bdi>محمد علي</bdi>');
  });

  it('[C4] an element that is shown as record text stays unchanged', () => {
    const { container } = render(
      <RecordText>
        <b>bold</b>
      </RecordText>,
    );
    expect(container.innerHTML).toBe('<b>bold</b>');
  });
});
