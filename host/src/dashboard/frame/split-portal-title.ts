export function splitPortalTitle(title: string): readonly [name: string, word: string] {
  const end = title.lastIndexOf(' ');
  return end === -1 ? [title, ''] : [title.slice(0, end), title.slice(end)];
}
