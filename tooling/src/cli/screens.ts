import { runWithoutArguments } from '../base/run-command';
import { takeScreens } from '../screens/take-screens';

await runWithoutArguments('screens', ({ line }) => takeScreens(line));
