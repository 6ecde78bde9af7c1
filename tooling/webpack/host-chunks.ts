import { platform, platformChunks } from 'shared-kernel/remote';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { antdChunk, antdStyleFile } from './antd/stand-in';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

type Name = string | null | undefined;

/** Chunks by their names, or by what tells them. */
type Chunks = string | ReadonlySet<Name> | ((name: Name) => boolean);

const anyOf =
  (...parts: readonly Chunks[]) =>
  (name: Name): boolean =>
    parts.some((part) => {
      if (typeof part === 'string') return name === part;
      return typeof part === 'function' ? part(name) : part.has(name);
    });

/** Chunks of the pages outside the dashboard; most visits go on from one of them to the dashboard. */
const pages = ['landing', 'portal-sign-in', 'demo-sign-in', 'portal-selection', 'not-found'];

const isPart = anyOf(...platform.lateParts.map(platformChunks.partOf));

/** What shows charts, without the library that draws them. */
const chartsChunk = platformChunks.partOf(platform.charts);

const recordsChunk = platformChunks.partOf('records');

const formChunk = platformChunks.partOf('form');

const drawingChunk = 'drawing';

/** The calendar of a day field. */
const daysChunk = 'platform-days';

const federationChunk = 'federation';

/** What makes and checks the digests of the audit log. */
const evidenceChunk = 'evidence';

/** The workspace as the landing page opens it, when a visitor asks for a demo. */
const landingWorkspace = 'landing-workspace';

/** The shell's own tab, which its head asks for by this name (host/src/page/overview-tab.ts). */
const overviewChunk = 'overview';

const sampleChunk = 'sample';

/** What is opened over the dashboard, and comes then. */
const isDialog = anyOf('palette', 'releases', platformChunks.dialog);

/** Chunks whose libraries no other chunk needs: one file, one request. */
const isWhole = anyOf('routed-app', federationChunk, formChunk, drawingChunk, daysChunk, 'pdf');

/** Chunks that nothing asks for before what runs imports them: their files need not stand in every page. */
export const importedAlone: ReadonlySet<string> = new Set([
  drawingChunk,
  daysChunk,
  evidenceChunk,
  landingWorkspace,
  'palette',
  'pdf',
  'releases',
  'workspace-file',
]);

const isDashboard = anyOf('dashboard', 'dashboard-start');

/** What follows the dashboard's own page, whichever tab is open. */
const isLate = anyOf(platformChunks.core, isPart, isDialog);

const isBesideSample = anyOf(isDashboard, platformChunks.core, overviewChunk);

const isOfEveryTab = (names: readonly Name[]) =>
  names.includes(overviewChunk) && names.some((name) => isLate(name) && name !== chartsChunk);

/** The library of forms, what binds it to schemas, and the kernel's hook over both. */
const formLibrary =
  /\/node_modules\/(?:react-hook-form|@hookform\/resolvers)\/|\/form\/use-validated-form\.ts$/;

const isLibrary = (module: Module) =>
  module.nameForCondition()?.includes('/node_modules/') === true;

const isScript = ({ type }: Module) => type.startsWith('javascript/');

type IsTaken = (names: readonly Name[], module: Module) => boolean;

/** Modules of these chunks that go into one file: those that fit, by the names of all chunks that have them. */
const group = (name: string, from: Chunks, isTaken: IsTaken = () => true, priority?: number) => ({
  name,
  chunks: (chunk: Chunk) => anyOf(from)(chunk.name),
  test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    isTaken(
      Array.from(chunkGraph.getModuleChunksIterable(module), (chunk) => chunk.name),
      module,
    ),
  enforce: true,
  ...(priority !== undefined && { priority }),
});

/** The same of what two of the chunks have. */
const shared = (...given: Parameters<typeof group>) => ({ ...group(...given), minChunks: 2 });

/** The same of styles. */
const styles = (name: string, from: Chunks) => ({ ...group(name, from), type: 'css/mini-extract' });

/** Which of the shell's modules come in one file: as few files as each page needs, and none with what it does not need. */
export const shellChunks = {
  chunks: (chunk) => !chunk.canBeInitial() && !isWhole(chunk.name),
  cacheGroups: {
    // The workspace is one file, whichever page opens it.
    workspace: shared(
      'workspace',
      anyOf(isDashboard, landingWorkspace),
      (names) => names.includes(landingWorkspace),
      1,
    ),
    // What the sample shares with commands, the dashboard or the overview is there with the workspace, before either.
    // Before what the overview and every tab share; the sample needs some of that too.
    sampleShared: shared(
      'workspace',
      anyOf(sampleChunk, isBesideSample, landingWorkspace),
      (names) => names.includes(sampleChunk) && names.some(isBesideSample),
      2,
    ),
    // The log's evidence is read by who has the workspace: what it shares with the dashboard and its tabs comes with that.
    evidenceShared: shared(
      'workspace',
      anyOf(isDashboard, evidenceChunk, overviewChunk, isLate, platformChunks.core),
      (names) =>
        names.includes(evidenceChunk) &&
        (names.some(isDashboard) || isOfEveryTab(names) || names.includes(platformChunks.core)),
      2,
    ),
    // With the collections that a generated workspace takes of it too: who has that has the sample.
    sample: group('sample-records', sampleChunk, (names) => names.includes(sampleChunk)),
    // What the dashboard's start takes, and shares with no chunk but its page, another, or one that has
    // no name, is one file and sent once.
    dashboardBase: group(
      'dashboard-base',
      isDashboard,
      (names) =>
        names.includes('dashboard-start') &&
        names.every((name) => !name || anyOf(isDashboard, isLate, ...pages)(name)),
    ),
    // What the federation and the dashboard's page hand to each other is there before either.
    federationShared: shared(
      'dashboard-base',
      anyOf(isDashboard, federationChunk),
      (names) => names.includes(federationChunk) && names.some(isDashboard),
    ),
    // What the overview and a screen of a remote both take is there before either, its libraries with
    // the dashboard's own.
    overviewShared: shared(
      'dashboard',
      anyOf(overviewChunk, isLate),
      (names, module) => !isLibrary(module) && isOfEveryTab(names),
      1,
    ),
    dashboardLibraries: group(
      'dashboard-libraries',
      anyOf(isDashboard, overviewChunk, isLate),
      (names, module) => isLibrary(module) && (names.every(isDashboard) || isOfEveryTab(names)),
    ),
    // The overview has charts as well: one file, with the 0.2 kB that hand them to a remote.
    charts: group(
      'charts',
      anyOf(overviewChunk, chartsChunk),
      (names, module) => isScript(module) && names.includes(chartsChunk),
    ),
    // Of the overview's styles, and of charts', there is little: one request less.
    overviewStyle: styles('dashboard', anyOf(overviewChunk, chartsChunk)),
    // What forms and the dialogs of records both take comes with what every screen takes.
    platformShared: shared(platformChunks.core, isPart, (_names, module) => isScript(module)),
    // What the libraries of fields and of drawings both take is little, and the dashboard's: each is one file else.
    librariesShared: shared(
      'dashboard-libraries',
      anyOf(formChunk, drawingChunk),
      (names, module) =>
        isLibrary(module) && names.includes(formChunk) && names.includes(drawingChunk),
      1,
    ),
    // What it and dialogs take, and no other group has, is little, and the page's.
    dialogsShared: shared(
      'dashboard',
      isLate,
      (names, module) =>
        isScript(module) &&
        names.includes(platformChunks.core) &&
        names.some(isDialog) &&
        !isOfEveryTab(names),
    ),
    // What records and dialogs take is a file of its own: the drawer is 8 kB, which a tab without records
    // does not wait for.
    recordsBase: shared(
      'records-base',
      anyOf(recordsChunk, isDialog),
      (names, module) =>
        isScript(module) &&
        names.includes(recordsChunk) &&
        !names.includes(platformChunks.core) &&
        names.some(isDialog),
    ),
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
    platformStyle: styles(platformChunks.core, (name) => isPart(name) && name !== chartsChunk),
  },
} satisfies SplitChunks;

const { librariesShared: _, ...developmentGroups } = shellChunks.cacheGroups;

/** The same in development, where a module is not merged into others: two groups of one name then exclude each other. */
export const developmentChunks: SplitChunks = { ...shellChunks, cacheGroups: developmentGroups };
