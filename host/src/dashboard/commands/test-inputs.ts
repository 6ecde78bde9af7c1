import { colourModes } from 'shared-kernel/domain/profile';
import type { CommandInputs } from 'shared-kernel/testing';
import { setColourMode, setCompactView } from './set-appearance';

export const inputs: readonly CommandInputs[] = [
  { command: setColourMode, with: { colourMode: colourModes } },
  { command: setCompactView, with: { compactView: [true, false] } },
];
