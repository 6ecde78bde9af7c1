/** Splits the title of a portal into its name, which a phone shows, and the last word. */
export function splitPortalTitle(title: string): readonly [name: string, word: string] {
  const end = title.lastIndexOf(' ');
  return end === -1 ? [title, ''] : [title.slice(0, end), title.slice(end)];
}
