import * as v from 'valibot';
export declare const passwordFormSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly currentPassword: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Current password is required">, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly newPassword: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 8, "Password must be at least 8 characters">, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly confirmPassword: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Please confirm your password">, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>, v.BaseValidation<{
    currentPassword: string;
    newPassword: string;
    confirmPassword: string;
}, {
    currentPassword: string;
    newPassword: string;
    confirmPassword: string;
}, v.PartialCheckIssue<{
    newPassword: string;
    confirmPassword: string;
}>>]>;
export type PasswordForm = v.InferOutput<typeof passwordFormSchema>;
