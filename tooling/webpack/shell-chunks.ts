import type { Chunk, ChunkGraph, Module } from 'webpack';

const pages = [
  'gate',
  'routed-app',
  'landing',
  'portal-sign-in',
  'demo-sign-in',
  'portal-selection',
  'not-found',
];

const dashboard = [
  'dashboard-start',
  'dashboard',
  'overview',
  'sample',
  'federation',
  'platform',
  'platform-charts',
  'platform-form',
  'platform-records',
];

interface Graphs {
  readonly chunkGraph: ChunkGraph;
}

const isIn = (names: readonly string[], module: Module, { chunkGraph }: Graphs): boolean =>
  Array.from(chunkGraph.getModuleChunksIterable(module)).some(
    ({ name }: Chunk) => typeof name === 'string' && names.includes(name),
  );

export const sharedChunkCacheGroups = {
  pages: {
    name: 'pages-shared',
    minChunks: 2,
    enforce: true,
    test: (module: Module, graphs: Graphs) => isIn(pages, module, graphs),
  },
  dashboard: {
    name: 'dashboard-shared',
    minChunks: 2,
    enforce: true,
    test: (module: Module, graphs: Graphs) =>
      isIn(dashboard, module, graphs) && !isIn([...pages, 'landing-workspace'], module, graphs),
  },
} as const;
