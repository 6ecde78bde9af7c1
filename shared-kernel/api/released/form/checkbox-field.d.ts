import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props';
export declare function CheckboxField<Values extends FieldValues, Output = Values>(props: FieldProps<Values, Output>): import("react").JSX.Element;
