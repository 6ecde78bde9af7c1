export declare const lentLibraries: readonly ["react", "react/jsx-runtime", "react-dom", "react-dom/client", "jotai"];
export declare const platformParts: readonly ["form", "records"];
export type PlatformPart = (typeof platformParts)[number];
export declare const lentKernel: ("shared-kernel/form" | "shared-kernel/records" | "shared-kernel/charts" | "shared-kernel/shell" | "shared-kernel/theme" | "shared-kernel/ui" | "shared-kernel/workspace")[];
type PlatformName = (typeof lentLibraries)[number] | (typeof lentKernel)[number];
type PackageOf<Name extends string> = Name extends `${infer Package}/${string}` ? Package : Name;
type PlatformPackage = PackageOf<PlatformName>;
export declare const packageOf: (name: PlatformName) => PlatformPackage;
export {};
