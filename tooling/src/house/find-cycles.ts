/** Who imports whom, by name. */
export type Arrows = ReadonlyMap<string, readonly string[]>;

/** Every set of modules that reach each other, the smallest first (Tarjan's algorithm). */
export function findCycles(arrows: Arrows): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const close = (name: string) => {
    const members = stack.splice(stack.indexOf(name));
    members.forEach((member) => lowest.set(member, Infinity));
    const isCycle = members.length > 1 || arrows.get(name)?.includes(name) === true;
    if (isCycle) cycles.push(members.sort());
  };

  const visit = (name: string): number => {
    const seen = lowest.get(name);
    if (seen !== undefined) return seen;
    const place = order.size;
    order.set(name, place);
    lowest.set(name, place);
    stack.push(name);
    for (const next of arrows.get(name) ?? [])
      lowest.set(name, Math.min(lowest.get(name) ?? place, visit(next)));
    const reached = lowest.get(name) ?? place;
    if (reached === place) close(name);
    return reached;
  };

  [...arrows.keys()].forEach(visit);
  return cycles.sort((a, b) => a.length - b.length);
}
