import { type StatusView } from '../status';
export declare const passwordStrengths: readonly ["weak", "fair", "strong"];
export type PasswordStrength = (typeof passwordStrengths)[number];
export declare const passwordStrengthView: Record<PasswordStrength, StatusView>;
export declare function passwordStrength(password: string): PasswordStrength;
