import { type PortalAuth } from '../domain/portal';
export declare const portalAuthKey = "portalAuth";
export declare const portalAuthenticatedKey = "portal-authenticated";
export declare function readPortalSession(): PortalAuth | undefined;
export declare function usePortalSession(): {
    session: {
        username: string;
        portal?: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator" | undefined;
        signedInAt: string;
    } | undefined;
    signIn: (auth: PortalAuth) => void;
    signOut: () => void;
};
