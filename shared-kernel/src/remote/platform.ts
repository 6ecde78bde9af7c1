/** Libraries that a page may hold only one instance of: the shell's. */
const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'jotai'] as const;

/** Kernel entries that hold state, are heavy or are in every screen: the shell alone brings them, here with every screen. */
const coreParts = ['format', 'shell', 'theme', 'ui', 'workspace'] as const;

/** Those that a screen's description names where the screen needs them. */
export const platformParts = ['form', 'records'] as const;

const charts = 'charts';

const lateParts = [...platformParts, charts] as const;

/** A part of the platform that comes for the screens that need it. */
export type PlatformPart = (typeof lateParts)[number];

const inKernel = <Part extends string>(part: Part) => `shared-kernel/${part}` as const;

const kernel = [...coreParts, ...lateParts].map(inKernel);

/** Everything that remotes take from the shell. */
type PlatformName = (typeof libraries)[number] | (typeof kernel)[number];

type PackageOf<Name extends string> = Name extends `${infer Package}/${string}` ? Package : Name;

type PlatformPackage = PackageOf<PlatformName>;

/** What the shell lends to remotes. */
export const platform = {
  libraries,
  /** All kernel entries that the shell lends. */
  kernel,
  /** The parts that the page brings only for screens that need them. */
  lateParts,
  /** What shows charts. A description says apart that a screen draws: a shell of before refuses a need that it does not know. */
  charts,
  /** The package that an entry of the platform belongs to. */
  packageOf: (name: PlatformName): PlatformPackage => name.replace(/\/.*$/, '') as PlatformPackage,
} as const;

/** The shell's chunks with what it lends. */
export const platformChunks = {
  /** What every screen takes. */
  core: 'platform',
  /** A part that only some screens need. */
  partOf: (part: PlatformPart): string => `platform-${part}`,
} as const;
