import { Link as Link_2 } from 'react-router-dom';
import { NavigateFunction } from 'react-router-dom';
import * as v from 'valibot';
import { WritableAtom } from 'jotai';

declare type AnyKeyEvent = KeyPress | {
    readonly nativeEvent: KeyPress;
};

export declare const auditLogPath: (portal: PortalKey, query?: Query) => string;

export declare const auditSection = "audit";

declare type Behaviour = (typeof behaviours)[number];

export declare const behaviourKey = "tf_behaviour";

declare const behaviours: readonly ["live", "reference"];

export declare const chordHint: (key: string) => string;

export declare const chordName: (key: string) => string;

declare type ColourMode = (typeof colourModes)[number];

declare const colourModes: readonly ["light", "dark", "system"];

declare interface CsvFormat {
    readonly separator: CsvSeparator;
    readonly decimal: '.' | ',';
}

export declare const csvFormat: () => CsvFormat;

declare type CsvSeparator = (typeof csvSeparators)[number];

declare const csvSeparators: readonly ["comma", "semicolon", "tab"];

export declare function dashboardPath(portal: PortalKey, tab?: string, query?: Query): string;

declare const defaultToggles: {
    newContractAssignments: boolean;
    legalReviewCompleted: boolean;
    milestoneDeadlines: boolean;
    complianceScoreChanges: boolean;
    amlScreeningAlerts: boolean;
    auditSimulationResults: boolean;
    securityAlerts: boolean;
    weeklyDigest: boolean;
    platformUpdates: boolean;
    compactView: boolean;
    showTooltips: boolean;
    singleKeys: boolean;
    analyticsTracking: boolean;
    performanceMonitoring: boolean;
    shareUsageData: boolean;
    loginNotifications: boolean;
};

export declare const draftsKey = "tf_drafts";

export declare const durableStorage: SafeStorage;

export declare const isChord: (event: KeyboardEvent, letter: string) => boolean;

export declare function jsonOf(text: string | null | undefined): unknown;

export declare const keepsNothing: () => boolean;

declare interface KeyPress {
    readonly key?: string;
    readonly code?: string;
    readonly shiftKey: boolean;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    readonly altKey: boolean;
    readonly isComposing: boolean;
    readonly keyCode: number;
}

export declare const Link: typeof Link_2;

export declare function onPageReturn(listener: () => void): () => void;

export declare function onStoredElsewhere(key: string, follow: () => void): () => void;

export declare function plainKey(event: AnyKeyEvent): string;

declare type PortalKey = (typeof portalKeys)[number];

declare const portalKeys: readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"];

declare interface Preferences extends Toggles {
    colourMode: ColourMode;
    savedViews?: readonly SavedView[];
    csvSeparator?: CsvSeparator;
}

export declare const preferencesAtom: WritableAtom<Preferences, [changes: Partial<Preferences>], void>;

export declare const preferencesKey = "tf_preferences";

export declare function prefersLessData(): boolean;

declare type Query = Readonly<Record<string, string | undefined>>;

export declare function readBehaviour(search?: string): Behaviour;

export declare function readJson<TSchema extends v.GenericSchema>(schema: TSchema, text: string | null): v.InferOutput<TSchema> | undefined;

export declare function readPreferences(): Preferences;

declare interface RecordPlace {
    readonly tab: string;
    readonly param: string;
}

declare type RecordPlaces = Readonly<Record<string, RecordPlace>>;

declare interface Remembered extends Pick<SafeStorage, 'get' | 'set'> {
    follow(key: string, listener: () => void): () => void;
}

export declare const rememberedStorage: Remembered;

declare interface SafeStorage {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
    isDurable(): boolean;
}

declare interface SavedView {
    readonly id: string;
    readonly portal: string;
    readonly list: string;
    readonly name: string;
    readonly query: string;
    readonly isDefault: boolean;
}

export declare const sessionScopedStorage: SafeStorage;

export declare function setRecordPlaces(next: RecordPlaces, filters?: TabFilters): void;

declare interface ShellConfig {
    readonly behaviour: Behaviour;
    readonly compositionPointer: string;
    readonly allowLocalRemotes: boolean;
}

export declare function shellConfig(): ShellConfig;

declare type TabFilters = Readonly<Record<string, Readonly<Record<string, string>>>>;

declare interface Toast {
    readonly id: number;
    readonly title: string;
    readonly description?: string | undefined;
    readonly action?: ToastAction | undefined;
    readonly variant: 'default' | 'destructive';
    readonly isOpen: boolean;
}

declare interface ToastAction {
    readonly label: string;
    readonly run: () => void;
}

export declare const toastDurationMs = 5000;

declare type ToastRequest = Pick<Toast, 'title' | 'description' | 'action'> & {
    readonly variant?: Toast['variant'];
};

declare type Toggles = typeof defaultToggles;

export declare function urlChoice<const T extends string>(choices: readonly T[], fallback: NoInfer<T>): UrlParam<T>;

export declare type UrlHistory = 'push' | 'replace' | 'back';

declare interface UrlParam<T> {
    parse(raw: string | null): T;
    format(value: T): string | null;
}

declare type UrlParams = Readonly<Record<string, UrlParam<unknown>>>;

export declare function urlText(fallback?: string): UrlParam<string>;

declare type UrlValues<P> = {
    readonly [K in keyof P]: P[K] extends UrlParam<infer T> ? T : never;
};

export declare function useAsked(action: string, begin: () => void): void;

export declare function useCurrentPortal(): "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";

export declare function useCurrentToast(): {
    toast: Toast | undefined;
    hide: (id: number) => void;
};

export declare function useNavigate(): NavigateFunction;

export declare function usePreferencesValue(): Preferences;

export declare function useRecordPath(): (kind: string, id: string, filters?: Readonly<Record<string, string>>) => string;

export declare function useToast(): {
    show: (request: ToastRequest) => void;
};

export declare function useUrlState<const P extends UrlParams>(params: P): {
    values: UrlValues<P>;
    set: (changes: Partial<UrlValues<P>>, history?: UrlHistory) => void;
    clear: (names: readonly (keyof P & string)[]) => void;
};

export declare const useWithdrawOffer: () => () => void;

export declare const whenIdle: () => Promise<void>;

export { }
