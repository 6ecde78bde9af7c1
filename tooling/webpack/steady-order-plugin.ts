import type { Compiler, Module, ModuleGraph, ModuleGraphConnection } from 'webpack';

const pluginName = 'SteadyOrderPlugin';

/** Where a module's source names what a connection is for; what is asked for later comes last. */
function placeOf(graph: ModuleGraph, module: Module, { dependency }: ModuleGraphConnection) {
  const isOwn = dependency !== null && graph.getParentBlock(dependency) === module;
  return isOwn ? graph.getParentBlockIndex(dependency) : Number.POSITIVE_INFINITY;
}

/** Puts what a module imports in the order in which its source names it. */
function order(graph: ModuleGraph, module: Module): void {
  const connections = graph.getOutgoingConnections(module);
  if (!(connections instanceof Set))
    throw new Error(`${pluginName}: this webpack keeps its connections in another way.`);
  const held = connections as Set<ModuleGraphConnection>;
  if (held.size < 2) return;
  const placed = Array.from(held, (one) => [placeOf(graph, module, one), one] as const);
  const ordered = placed.sort(([a], [b]) => (a === b ? 0 : a - b));
  held.clear();
  for (const [, one] of ordered) held.add(one);
}

/**
 * Where a file hands on several names of one other, webpack leads each past it in the order in which modules were
 * ready, and names imports of a joined file in that order. A build that goes on from what was kept of the one before
 * has other modules ready first, and would be another release of the same source.
 */
export class SteadyOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, ({ hooks, moduleGraph }) =>
      hooks.afterOptimizeDependencies.tap(pluginName, (modules) => {
        for (const module of modules) order(moduleGraph, module);
      }),
    );
  }
}
