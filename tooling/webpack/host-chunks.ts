import { chartsPart, dialogChunk, lateParts, partChunk, platformChunk } from 'shared-kernel/remote';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import { antdChunk, antdStyleFile } from './antd/rules';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/** Chunks of the pages outside the dashboard; most visits go on from one of them to the dashboard. */
const pages = new Set([
  'landing',
  'portal-sign-in',
  'demo-sign-in',
  'portal-selection',
  'not-found',
]);

const partChunks = new Set<string | null | undefined>(lateParts.map(partChunk));

/** What shows charts, without the library that draws them. */
const chartsChunk = partChunk(chartsPart);

const recordsChunk = partChunk('records');

/** What is opened over the dashboard, and comes then. */
const dialogChunks = new Set<string | null | undefined>(['palette', 'releases', dialogChunk]);

/** What makes and checks the digests of the audit log. */
const evidenceChunk = 'evidence';

const federationChunk = 'federation';

const formChunk = partChunk('form');

const drawingChunk = 'drawing';

/** The calendar of a day field. */
const daysChunk = 'platform-days';

/** Chunks whose libraries no other chunk needs: one file, one request. */
const wholeChunks = new Set<string | null | undefined>([
  'routed-app',
  federationChunk,
  formChunk,
  drawingChunk,
  daysChunk,
  'pdf',
]);

/** Chunks that nothing asks for before what runs imports them: their files need not stand in every page. */
export const importedAlone: ReadonlySet<string> = new Set([
  drawingChunk,
  daysChunk,
  'evidence',
  'evidence-page',
  'landing-workspace',
  'palette',
  'pdf',
  'releases',
  'workspace-file',
]);

/** The workspace as the landing page opens it, when a visitor asks for a demo. */
const landingWorkspace = 'landing-workspace';

const isDashboard = (name: string | null | undefined) =>
  name === 'dashboard' || name === 'dashboard-start';

/** The shell's own tab, which its head asks for by this name (host/src/page/overview-tab.ts). */
const overviewChunk = 'overview';

/** What follows the dashboard's own page, whichever tab is open. */
const isLate = (name: string | null | undefined) =>
  name === platformChunk || partChunks.has(name) || dialogChunks.has(name);

const isSample = (name: string | null | undefined) => name === 'sample';

const isBesideSample = (name: string | null | undefined) =>
  isDashboard(name) || name === platformChunk || name === overviewChunk;

const isOfEveryTab = (names: readonly (string | null | undefined)[]) =>
  names.includes(overviewChunk) && names.some((name) => isLate(name) && name !== chartsChunk);

/** The library of forms, what binds it to schemas, and the kernel's hook over both. */
const formLibrary =
  /\/node_modules\/(?:react-hook-form|@hookform\/resolvers)\/|\/form\/use-validated-form\.ts$/;

const isLibrary = (module: Module) =>
  module.nameForCondition()?.includes('/node_modules/') === true;

const chunkNames = (module: Module, chunkGraph: ChunkGraph) =>
  Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name);

/** Which of the shell's modules come in one file: as few files as each page needs, and none with what it does not need. */
export const shellChunks = {
  chunks: (chunk) => !chunk.canBeInitial() && !wholeChunks.has(chunk.name),
  cacheGroups: {
    // The workspace is one file, whichever page opens it.
    workspace: {
      name: 'workspace',
      chunks: ({ name }) => isDashboard(name) || name === landingWorkspace,
      test: (module, { chunkGraph }) => chunkNames(module, chunkGraph).includes(landingWorkspace),
      minChunks: 2,
      enforce: true,
      priority: 1,
    },
    // What the sample shares with commands, the dashboard or the overview is there with the workspace, before either.
    sampleShared: {
      name: 'workspace',
      test: (module, { chunkGraph }) => {
        const names = chunkNames(module, chunkGraph);
        return names.some(isSample) && names.some(isBesideSample);
      },
      chunks: ({ name }) => isSample(name) || isBesideSample(name) || name === landingWorkspace,
      minChunks: 2,
      enforce: true,
      // Before what the overview and every tab share; the sample needs some of that too.
      priority: 2,
    },
    // The log's evidence is read by who has the workspace: what it shares with the dashboard and its tabs comes with that.
    evidenceShared: {
      name: 'workspace',
      test: (module, { chunkGraph }) => {
        const names = chunkNames(module, chunkGraph);
        return names.includes(evidenceChunk) && (names.some(isDashboard) || isOfEveryTab(names));
      },
      chunks: ({ name }) =>
        isDashboard(name) || name === evidenceChunk || name === overviewChunk || isLate(name),
      minChunks: 2,
      enforce: true,
      priority: 2,
    },
    // With the collections that a generated workspace takes of it too: who has that has the sample.
    sample: {
      name: 'sample-records',
      chunks: ({ name }) => isSample(name),
      test: (module, { chunkGraph }) => chunkNames(module, chunkGraph).includes('sample'),
      enforce: true,
    },
    // What the dashboard's start takes, and shares with no chunk but its page, another, or one that has
    // no name, is one file and sent once.
    dashboardBase: {
      name: 'dashboard-base',
      chunks: ({ name }) => isDashboard(name),
      test: (module, { chunkGraph }) => {
        const names = chunkNames(module, chunkGraph);
        return (
          names.includes('dashboard-start') &&
          names.every((name) => !name || isDashboard(name) || pages.has(name) || isLate(name))
        );
      },
      enforce: true,
    },
    // What the federation and the dashboard's page hand to each other is there before either.
    federationShared: {
      name: 'dashboard-base',
      test: (module, { chunkGraph }) => {
        const names = chunkNames(module, chunkGraph);
        return names.includes(federationChunk) && names.some(isDashboard);
      },
      chunks: ({ name }) => isDashboard(name) || name === federationChunk,
      minChunks: 2,
      enforce: true,
    },
    // What the overview and a screen of a remote both take is there before either, its libraries with
    // the dashboard's own.
    overviewShared: {
      name: 'dashboard',
      test: (module, { chunkGraph }) =>
        !isLibrary(module) && isOfEveryTab(chunkNames(module, chunkGraph)),
      chunks: ({ name }) => name === overviewChunk || isLate(name),
      minChunks: 2,
      enforce: true,
      priority: 1,
    },
    dashboardLibraries: {
      name: 'dashboard-libraries',
      test: (module, { chunkGraph }) => {
        const names = chunkNames(module, chunkGraph);
        return isLibrary(module) && (names.every(isDashboard) || isOfEveryTab(names));
      },
      chunks: ({ name }) => isDashboard(name) || name === overviewChunk || isLate(name),
      enforce: true,
    },
    // The overview has charts as well: one file, with the 0.2 kB that hand them to a remote.
    charts: {
      name: 'charts',
      test: (module, { chunkGraph }) =>
        module.type.startsWith('javascript/') &&
        chunkNames(module, chunkGraph).includes(chartsChunk),
      chunks: ({ name }) => name === overviewChunk || name === chartsChunk,
      enforce: true,
    },
    // Of the overview's styles, and of charts', there is little: one request less.
    overviewStyle: {
      name: 'dashboard',
      type: 'css/mini-extract',
      chunks: ({ name }) => name === overviewChunk || name === chartsChunk,
      enforce: true,
    },
    // What forms and the dialogs of records both take comes with what every screen takes.
    platformShared: {
      name: platformChunk,
      test: ({ type }: Module) => type.startsWith('javascript/'),
      chunks: ({ name }) => partChunks.has(name),
      minChunks: 2,
      enforce: true,
    },
    // What the libraries of fields and of drawings both take is little, and the dashboard's: each is one file else.
    librariesShared: {
      name: 'dashboard-libraries',
      test: (module, { chunkGraph }) => {
        const names = chunkNames(module, chunkGraph);
        return isLibrary(module) && names.includes(formChunk) && names.includes(drawingChunk);
      },
      chunks: ({ name }) => name === formChunk || name === drawingChunk,
      minChunks: 2,
      enforce: true,
      priority: 1,
    },
    // What it and dialogs take is little, and the page's.
    dialogsShared: {
      name: 'dashboard',
      test: (module, { chunkGraph }) => {
        const names = chunkNames(module, chunkGraph);
        return (
          module.type.startsWith('javascript/') &&
          names.includes(platformChunk) &&
          names.some((name) => dialogChunks.has(name))
        );
      },
      chunks: ({ name }) => isLate(name),
      minChunks: 2,
      enforce: true,
    },
    // What records and dialogs take is a file of its own: the drawer is 8 kB, which a tab without records
    // does not wait for.
    recordsBase: {
      name: 'records-base',
      test: (module, { chunkGraph }) => {
        const names = chunkNames(module, chunkGraph);
        return (
          module.type.startsWith('javascript/') &&
          names.includes(recordsChunk) &&
          !names.includes(platformChunk) &&
          names.some((name) => dialogChunks.has(name))
        );
      },
      chunks: ({ name }) => name === recordsChunk || dialogChunks.has(name),
      minChunks: 2,
      enforce: true,
    },
    // The gate, the sign-ins, the landing page and the dashboard all have forms: sent once, whichever comes first.
    forms: {
      name: 'forms',
      type: /^javascript\//,
      test: (module: Module) => formLibrary.test(module.nameForCondition() ?? ''),
      chunks: (chunk) => !chunk.canBeInitial(),
      enforce: true,
      priority: 3,
    },
    // A file of its own, which goes before every other (`insertStyle`).
    antdStyle: {
      name: antdChunk,
      type: 'css/mini-extract',
      test: antdStyleFile,
      chunks: 'all',
      enforce: true,
      priority: 2,
    },
    // One stylesheet for all that remotes take.
    platformStyle: {
      name: platformChunk,
      type: 'css/mini-extract',
      chunks: ({ name }) => partChunks.has(name) && name !== chartsChunk,
      enforce: true,
    },
  },
} satisfies SplitChunks;

const { librariesShared: _, ...developmentGroups } = shellChunks.cacheGroups;

/** The same in development, where a module is not merged into others: two groups of one name then exclude each other. */
export const developmentChunks: SplitChunks = { ...shellChunks, cacheGroups: developmentGroups };
