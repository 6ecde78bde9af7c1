import * as v from 'valibot';
import { type CommandIssue } from './command-error';
export declare function issuesOf(issues: readonly v.BaseIssue<unknown>[]): CommandIssue[];
export declare function parseInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S>;
