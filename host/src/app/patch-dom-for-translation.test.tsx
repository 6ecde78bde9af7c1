import { act, render, screen } from '@testing-library/react';
import { patchDomForTranslation } from './patch-dom-for-translation';

// The `font` element is deprecated, but browser translation still inserts it.
const fontElement = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

function translate(root: Node, place: (text: Text, font: Element) => void) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = fontElement();
    font.append(fontElement());
    font.firstElementChild?.append(text.data);
    place(text, font);
  }
}

const ways = {
  'in one step': (text: Text, font: Element) => text.replaceWith(font),
  'in two steps': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
};

interface FigureProps {
  readonly count?: number;
  readonly isMarked?: boolean;
  readonly isShown?: boolean;
}

const Figure = ({ count = 1, isMarked = false, isShown = true }: FigureProps) => (
  <p aria-label="Figure">
    {isMarked && <b>!</b>}
    {isShown && `${count} of `}
    {12}
  </p>
);

let stop: () => void;
beforeEach(() => {
  stop = patchDomForTranslation();
});
afterEach(() => stop());

/** `MutationObserver` callbacks run in a microtask. */
const reported = () => act(() => Promise.resolve());

const figure = () => screen.getByRole('paragraph', { name: 'Figure' });

describe.each(Object.entries(ways))('a page that is translated %s', (_way, place) => {
  const translated = async () => {
    const { rerender } = render(<Figure />);
    translate(figure(), place);
    expect(figure().querySelectorAll('font font')).toHaveLength(2);
    await reported();
    return (props: FigureProps) => rerender(<Figure {...props} />);
  };

  it('[R46] a changed number is updated on a translated page', async () => {
    const set = await translated();
    set({ count: 2 });
    await reported();
    expect(figure()).toHaveTextContent(/^2 of 12$/);
    translate(figure(), place);
    await reported();
    set({ count: 3 });
    await reported();
    expect(figure()).toHaveTextContent(/^3 of 12$/);
  });

  it('[R46] React can remove and insert text nodes on a translated page', async () => {
    const set = await translated();
    set({ isMarked: true });
    expect(figure()).toHaveTextContent(/^!1 of 12$/);
    set({ isMarked: true, isShown: false });
    expect(figure()).toHaveTextContent(/^!12$/);
    set({ isMarked: true, count: 4 });
    expect(figure()).toHaveTextContent(/^!4 of 12$/);
  });
});

describe('a page from which other code removed a text node', () => {
  it('[R46] React can render a page again after other code has removed a text node', () => {
    const { rerender } = render(<Figure />);
    figure().replaceChildren();
    rerender(<Figure isMarked />);
    rerender(<Figure isShown={false} />);
    expect(figure()).toBeEmptyDOMElement();
  });

  it('[R46] removing an element from a node that is not its parent still throws an error', () => {
    const stranger = document.createElement('i');
    expect(() => document.body.removeChild(stranger)).toThrow(DOMException);
  });
});
