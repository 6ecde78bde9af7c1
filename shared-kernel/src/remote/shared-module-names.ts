/** Libraries that the shell provides, because a page may contain them only once. */
const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'jotai'] as const;

/** Kernel modules that load with every screen. Only the shell bundles them, because they have state or are large. */
const coreModules = ['format', 'shell', 'theme', 'ui', 'workspace'] as const;

/** Kernel entry points that load only for screens that list them in `needs`. */
export const optionalModules = ['form', 'records'] as const;

const charts = 'charts';

const lazyModules = [...optionalModules, charts] as const;

/** A shared module that loads only for the screens that need it. */
export type LazyModule = (typeof lazyModules)[number];

const inKernel = <Part extends string>(part: Part) => `shared-kernel/${part}` as const;

const kernel = [...coreModules, ...lazyModules].map(inKernel);

type SharedModuleName = (typeof libraries)[number] | (typeof kernel)[number];

type PackageOf<Name extends string> = Name extends `${infer Package}/${string}` ? Package : Name;

type SharedPackage = PackageOf<SharedModuleName>;

/** The modules that the shell shares with remotes. */
export const sharedModuleNames = {
  libraries,
  kernel,
  lazyModules,
  /** The charts module has its own field `draws`, because older shells reject unknown values in `needs`. */
  charts,
  packageOf: (name: SharedModuleName): SharedPackage => name.replace(/\/.*$/, '') as SharedPackage,
} as const;

/** The names of the shell’s chunks with shared modules. */
export const sharedModuleChunks = {
  core: 'platform',
  partOf: (part: LazyModule): string => `platform-${part}`,
} as const;
