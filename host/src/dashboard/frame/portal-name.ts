/** A portal's title as what a phone shows of it, and its last word. */
export function portalName(title: string): readonly [name: string, word: string] {
  const end = title.lastIndexOf(' ');
  return end === -1 ? [title, ''] : [title.slice(0, end), title.slice(end)];
}
