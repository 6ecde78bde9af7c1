import * as v from 'valibot';
import { CommandError } from '../commands/command-error';
import type { Course, OnProgress } from './course';

const isSignal = (value: unknown): value is AbortSignal => value instanceof AbortSignal;

const isFunction = (value: unknown): value is OnProgress => typeof value === 'function';

/** The fields of a command that takes long. */
export const courseFields = {
  onProgress: v.optional(v.custom<OnProgress>(isFunction)),
  signal: v.optional(v.custom<AbortSignal>(isSignal)),
};

/** Ends what was broken off. */
export function stopIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new CommandError('cancelled', 'Cancelled. Nothing was changed.');
}

/** The part of a course between two fractions of it. */
export const partOf = ({ onProgress, signal }: Course, from: number, to: number): Course => ({
  signal,
  onProgress: onProgress && ((fraction) => onProgress(from + (to - from) * Math.min(fraction, 1))),
});
