import { type Credentials } from './credentials';
export declare const gateCode = "TRUSTFOLD-2024";
export declare const portalAccessCredentials: Credentials;
export declare const demoCredentials: Credentials;
export declare const isGateCode: (text: string) => boolean;
export declare const matchesPortalAccess: ({ username, password }: Credentials) => boolean;
