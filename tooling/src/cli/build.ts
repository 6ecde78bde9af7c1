import { buildPackages } from '../build/build-packages';
import { runWithoutArguments } from '../base/run-command';

await runWithoutArguments('build', ({ line }) => buildPackages({ onProgress: line }));
