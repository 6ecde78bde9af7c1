import { readDocument } from './documents';

const [, section = ''] = readDocument('docs/architecture.md').split('\n## Laws\n');
const laws = [...(section.split('\n## ')[0] ?? '').matchAll(/\| `([^`]+)`: “([^”]+)” +\|/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

describe('the laws of the architecture', () => {
  it('[tooling] are a few', () => {
    expect(laws.length).toBeGreaterThanOrEqual(6);
  });

  it.each(laws)('[tooling] have their guard: $file, $title', ({ file, title }) => {
    expect(readDocument(file)).toContain(title);
  });
});
