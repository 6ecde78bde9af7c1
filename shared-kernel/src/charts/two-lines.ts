const longName = 16;

/** A long name in two lines of about one length. */
export function inTwoLines(name: string): string {
  if (name.length <= longName) return name;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [nearest] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return nearest === undefined ? name : `${name.slice(0, nearest)}\n${name.slice(nearest + 1)}`;
}
