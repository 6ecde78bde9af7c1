/** Libraries of which a page may hold one instance: the shell's. */
export const lentLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
] as const;

/** Kernel entries that hold state or are heavy: the shell alone brings them, here with every screen. */
const everyScreensParts = ['shell', 'theme', 'ui', 'workspace'] as const;

/** Those that a screen's description names where the screen needs them. */
export const platformParts = ['form', 'records'] as const;

/** What shows charts. A description says apart that a screen draws: a shell of before refuses a need that it does not know. */
export const chartsPart = 'charts';

/** Those that the page brings only for screens that need them. */
export const lateParts = [...platformParts, chartsPart] as const;

export type PlatformPart = (typeof lateParts)[number];

const inKernel = <Part extends string>(part: Part) => `shared-kernel/${part}` as const;

/** All kernel entries that the shell lends. */
export const lentKernel = [...everyScreensParts, ...lateParts].map(inKernel);

/** Everything that remotes take from the shell. */
type PlatformName = (typeof lentLibraries)[number] | (typeof lentKernel)[number];

type PackageOf<Name extends string> = Name extends `${infer Package}/${string}` ? Package : Name;

type PlatformPackage = PackageOf<PlatformName>;

/** The package that an entry of the platform belongs to. */
export const packageOf = (name: PlatformName): PlatformPackage =>
  name.replace(/\/.*$/, '') as PlatformPackage;
