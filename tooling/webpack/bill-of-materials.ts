import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin';

/** Writes down, in CycloneDX, which packages are in the build: those that were bundled, not those that are installed. */
export const billOfMaterials = () =>
  new CycloneDxWebpackPlugin({
    outputLocation: '.',
    includeWellknown: false,
    // The same source has the same list: no time, no number of its own.
    reproducibleResults: true,
    validateResults: false,
  });
