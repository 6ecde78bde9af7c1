import { type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
export type ValidatedForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;
export interface ValidatedFormOptions<Input extends FieldValues> {
    readonly defaultValues: DefaultValues<Input>;
    readonly values?: Input;
}
export declare function useValidatedForm<Input extends FieldValues, Output>(schema: GenericSchema<Input, Output>, { defaultValues, values }: ValidatedFormOptions<Input>): ValidatedForm<Input, Output>;
