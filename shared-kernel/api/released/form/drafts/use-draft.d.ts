import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { ValidatedForm } from '../use-validated-form';
export interface Draft {
    readonly isRestored: boolean;
    readonly isOvertaken: boolean;
    readonly forget: () => void;
}
export declare function useDraft<Input extends FieldValues, Output>(form: ValidatedForm<Input, Output>, schema: GenericSchema<Input, Output>, name: string): Draft;
