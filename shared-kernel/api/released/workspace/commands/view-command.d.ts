import * as v from 'valibot';
import { type Command } from '../command';
export declare const viewCommand: (words: Pick<Command, "id" | "label" | "inReference">) => Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, undefined>;
