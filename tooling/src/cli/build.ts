import { buildPackages } from '../build/build-packages';
import { runWithoutArguments } from '../command-line/run-command';

await runWithoutArguments('build', ({ line }) => buildPackages({ onProgress: line }));
