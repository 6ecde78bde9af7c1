import type { AriaAttributes } from 'react';
import { default as Avatar } from 'antd/es/avatar/Avatar';
import { default as Badge } from 'antd/es/badge/Badge';
import { default as Button } from 'antd/es/button';
import { ButtonProps } from 'antd';
import { ChangeEvent } from 'react';
import { default as Checkbox } from 'antd/es/checkbox/Checkbox';
import { Component } from 'react';
import { ComponentType } from 'react';
import { Context } from 'react';
import { ErrorInfo } from 'react';
import { default as Input } from 'antd/es/input/Input';
import { JSX } from 'react';
import { JSXElementConstructor } from 'react';
import { MemoExoticComponent } from 'react';
import { default as Popover } from 'antd/es/popover';
import { ReactElement } from 'react';
import { ReactNode } from 'react';
import { ReactPortal } from 'react';
import { RefObject } from 'react';
import { default as Switch } from 'antd/es/switch';
import { default as Tag } from 'antd/es/tag';

declare type ActionIconName = (typeof actionIconNames)[number];

declare const actionIconNames: readonly ["arrow-left", "arrow-right", "chevron-down", "chevron-left", "chevron-right", "chevron-up", "command", "copy", "download", "edit", "external", "eye-off", "filter", "help", "home", "inbox", "key", "link", "list", "loading", "logout", "menu", "more", "plus", "printer", "save", "send", "sort-ascending", "sort-descending", "star-filled", "table", "trash", "undo", "unlock"];

export declare function ActionMenu({ label, items, heading, icon, face, isIconOnly, type, size, }: ActionMenuProps): JSX.Element;

declare interface ActionMenuItem {
    readonly key: string;
    readonly label: string;
    readonly icon?: IconName | ActionIconName;
    readonly isDanger?: boolean;
    readonly isDisabled?: boolean;
    readonly group?: string;
    readonly isChecked?: boolean;
    readonly onSelect: () => void;
}

declare interface ActionMenuProps {
    readonly label: string;
    readonly items: readonly ActionMenuItem[];
    readonly heading?: readonly string[];
    readonly icon?: IconName | ActionIconName;
    readonly face?: ReactNode;
    readonly isIconOnly?: boolean;
    readonly type?: ButtonProps['type'];
    readonly size?: ButtonProps['size'];
}

export { Avatar }

export { Badge }

export declare const Banner: ({ tone, text, label, children }: BannerProps) => JSX.Element;

declare interface BannerProps {
    readonly tone: 'info' | 'warning';
    readonly text: ReactNode;
    readonly label?: string;
    readonly children?: ReactNode;
}

export { Button }

export declare const CardGridSkeleton: ({ count }: CountProps) => JSX.Element;

export { Checkbox }

export declare function ClearFilters({ isActive, onClear }: ClearFiltersProps): JSX.Element | null;

declare interface ClearFiltersProps {
    readonly isActive: boolean;
    readonly onClear: () => void;
}

export declare function CommandButton({ availability: { state, reason }, refusal, tip, onPress, children, 'aria-keyshortcuts': key, ...others }: CommandButtonProps): JSX.Element;

declare interface CommandButtonProps extends Omit<ButtonProps, 'onClick' | 'disabled' | 'children' | 'className' | 'title'> {
    readonly availability?: {
        readonly state: 'available' | 'inert' | 'denied';
        readonly reason: string | undefined;
    };
    readonly refusal?: string | undefined;
    readonly tip?: string;
    readonly 'aria-keyshortcuts'?: string;
    readonly onPress: () => void;
    readonly children?: ReactNode;
}

export declare function ConfirmDialog({ open, title, children, confirmLabel, cancelLabel, alternative, tone, isPending, onConfirm, onCancel, }: ConfirmDialogProps): JSX.Element;

declare interface ConfirmDialogProps {
    readonly open: boolean;
    readonly title: string;
    readonly children: ReactNode;
    readonly confirmLabel: string;
    readonly cancelLabel?: string;
    readonly alternative?: ReactNode;
    readonly tone?: 'default' | 'danger';
    readonly isPending?: boolean;
    readonly onConfirm: () => void;
    readonly onCancel: () => void;
}

declare interface CountProps {
    readonly count?: number;
}

export declare function DataTable<T>(props: DataTableProps<T>): JSX.Element;

declare interface DataTableProps<T> {
    readonly label: string;
    readonly columns: readonly TableColumn<T>[];
    readonly rows: readonly T[];
    readonly rowKey: (row: T) => string;
    readonly sort?: TableSort;
    readonly onSort?: (sort: TableSort) => void;
    readonly onRow?: (row: T) => void;
    readonly selectedKey?: string;
    readonly emptyText?: string;
    readonly selection?: RowSelection<T> | undefined;
    readonly rowName?: (row: T) => string;
    readonly density?: 'auto' | 'comfortable' | 'compact';
}

declare function DataView_2<T>({ query, isAwaited, skeleton, children, isEmpty, empty, }: DataViewProps<T>): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | ReactPortal | ReactElement<unknown, string | JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | JSX.Element | null | undefined;
export { DataView_2 as DataView }

declare interface DataViewProps<T> {
    readonly query: DataViewQuery<T>;
    readonly isAwaited?: boolean;
    readonly skeleton: ReactNode;
    readonly children: (data: T) => ReactNode;
    readonly isEmpty?: (data: T) => boolean;
    readonly empty?: ReactNode;
}

export declare interface DataViewQuery<T> {
    readonly status: 'pending' | 'error' | 'success';
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
}

declare type DayAria = Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

export declare function DayInput(props: DayInputProps): JSX.Element;

declare interface DayInputProps extends DayAria {
    readonly id?: string;
    readonly name?: string;
    readonly ref?: (field: {
        readonly focus: () => void;
    } | null) => void;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly onBlur?: () => void;
    readonly withTime?: boolean;
    readonly min?: string | undefined;
    readonly max?: string | undefined;
    readonly status?: 'error' | undefined;
    readonly disabled?: boolean;
    readonly className?: string | undefined;
}

export declare function DetailSkeleton(): JSX.Element;

export declare const Dialog: (props: DialogProps) => JSX.Element;

declare interface DialogProps {
    readonly open: boolean;
    readonly title: ReactNode;
    readonly onClose: () => void;
    readonly children: ReactNode;
    readonly footer?: ReactNode;
    readonly size?: 'small' | 'medium' | 'large';
    readonly closeOnBackdrop?: boolean;
    readonly initialFocus?: RefObject<HTMLElement | null>;
}

export declare function downloadFile(name: string, mime: string, content: BlobPart): void;

export declare function EmptyState({ title, description, action, illustration, }: EmptyStateProps): JSX.Element;

declare interface EmptyStateProps {
    readonly title: string;
    readonly description?: ReactNode;
    readonly action?: ReactNode;
    readonly illustration?: IllustrationName;
}

export declare function ErrorCard({ error, onRetry, title, actions, }: ErrorCardProps): JSX.Element;

declare interface ErrorCardProps {
    readonly error: unknown;
    readonly onRetry: () => void;
    readonly title?: string;
    readonly actions?: ReactNode;
}

export declare const errorMessage: (error: unknown) => string;

export declare const FaultReport: Context<((error: unknown) => ReactNode) | undefined>;

export declare function FilterBar({ label, children, filters, filterCount, result, tools, }: FilterBarProps): JSX.Element;

declare interface FilterBarProps {
    readonly label: string;
    readonly children: ReactNode;
    readonly filters?: ReactNode;
    readonly filterCount?: number;
    readonly result?: ReactNode;
    readonly tools?: ReactNode;
}

export declare function FilterChip({ label, value, onClear, children }: FilterChipProps): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | ReactPortal | ReactElement<unknown, string | JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | JSX.Element | null | undefined;

declare interface FilterChipProps {
    readonly label: string;
    readonly value: string | undefined;
    readonly onClear: () => void;
    readonly children: ReactNode;
}

declare interface FilterOption<T extends string> {
    readonly value: T;
    readonly label: ReactNode;
}

export declare function FilterSelect<T extends string>({ label, value, options, onChange, }: FilterSelectProps<T>): JSX.Element;

declare interface FilterSelectProps<T extends string> {
    readonly label: string;
    readonly value: T;
    readonly options: readonly FilterOption<T>[];
    readonly onChange: (value: T) => void;
}

export declare function focusPlace(place: Element): void;

export declare function Icon({ name, label, size, spin, className }: IconProps): JSX.Element;

declare type IconName = (typeof iconNames)[number];

declare const iconNames: readonly ["alert", "archive", "audit", "ban", "bank", "bell", "briefcase", "building", "calendar", "chart", "check", "check-circle", "clock", "close-circle", "coins", "compass", "cross", "document", "dot", "exchange", "eye", "flag", "flask", "gavel", "globe", "hourglass", "info", "lab", "lock", "mail", "moon", "pause", "pen", "play", "refresh", "repeat", "scale", "search", "settings", "shield", "shield-check", "signature", "star", "sun", "swap", "truck", "upload", "user", "users", "video", "wallet", "warning", "workflow"];

declare interface IconProps {
    readonly name: IconName | ActionIconName;
    readonly label?: string;
    readonly size?: number;
    readonly spin?: boolean;
    readonly className?: string;
}

declare type IllustrationName = (typeof illustrations)[number];

declare const illustrations: readonly ["records", "search", "inbox", "chart", "done", "people"];

export { Input }

export declare const isPlainKey: (event: KeyboardEvent, home?: Element | null) => boolean;

export declare function Kpi({ href, onSelect, isSelected, hint, ...figure }: KpiProps): JSX.Element;

declare interface KpiDelta {
    readonly text: string;
    readonly direction: 'up' | 'down' | 'flat';
    readonly tone?: Tone;
    readonly label: string;
}

declare interface KpiProps {
    readonly label: string;
    readonly value: ReactNode;
    readonly hint?: string | undefined;
    readonly icon?: IconName;
    readonly tone?: Tone;
    readonly delta?: KpiDelta;
    readonly sparkline?: readonly number[];
    readonly href?: string;
    readonly onSelect?: () => void;
    readonly isSelected?: boolean;
}

export declare function KpiRow({ label, note, isSlim, children }: KpiRowProps): JSX.Element;

declare interface KpiRowProps {
    readonly label: string;
    readonly note?: string | undefined;
    readonly isSlim?: boolean;
    readonly children: ReactNode;
}

export declare const KpiRowSkeleton: ({ count, isSlim }: KpiRowSkeletonProps) => JSX.Element;

declare interface KpiRowSkeletonProps extends CountProps {
    readonly isSlim?: boolean;
}

export declare interface LateDialogProps<Dialog> {
    readonly dialog: Dialog;
    readonly open: boolean;
    readonly onClose: () => void;
}

export declare function lateDialogs<Dialog extends object>(load: () => Promise<ComponentType<LateDialogProps<Dialog>>>): {
    useOpening: () => (dialog: Dialog) => OpeningProps;
    Dialogs: () => JSX.Element | null;
};

export declare function LatePart<Props>({ load, isAsked, failure, onFail, children, }: LatePartProps<Props>): JSX.Element | null;

declare interface LatePartOptions<Props> {
    readonly load: () => Promise<ComponentType<Props>>;
    readonly occasion: string | number | undefined;
    readonly onFail: () => void;
}

declare interface LatePartProps<Props> {
    readonly load: () => Promise<ComponentType<Props>>;
    readonly isAsked: boolean;
    readonly failure: ToastRequest;
    readonly onFail: () => void;
    readonly children: (Part: ComponentType<Props>) => ReactNode;
}

declare interface ListPage<T> {
    readonly items: readonly T[];
    readonly first: number;
    readonly total: number;
}

export declare const Notice: ({ tone, title, children }: NoticeProps) => JSX.Element;

declare interface NoticeProps {
    readonly tone: Extract<Tone, 'warning' | 'danger'>;
    readonly title: string;
    readonly children: ReactNode;
}

declare type OpeningProps = Pick<CommandButtonProps, 'loading' | 'onFocus' | 'onPointerEnter' | 'onPress'>;

declare type Picked = Omit<RowSelection<unknown>, 'picked'>;

export declare const PickedRows: Context<Picked | undefined>;

declare interface PickProps {
    readonly rowKey: string;
    readonly name: string;
}

export declare class PlainBoundary extends Component<PlainBoundaryProps, PlainBoundaryState> {
    state: PlainBoundaryState;
    static getDerivedStateFromError(error: unknown): PlainBoundaryState;
    componentDidCatch(error: unknown, info: ErrorInfo): void;
    readonly reset: () => void;
    render(): ReactNode;
}

declare interface PlainBoundaryProps {
    readonly children: ReactNode;
    readonly fallback: (error: unknown, reset: () => void) => ReactNode;
    readonly onError?: (error: unknown, info: ErrorInfo) => void;
}

declare interface PlainBoundaryState {
    readonly failure: {
        readonly error: unknown;
    } | undefined;
}

export { Popover }

export declare function PopoverContent({ label, isOpen, onLeave, className, children, }: PopoverContentProps): JSX.Element;

declare interface PopoverContentProps {
    readonly label: string;
    readonly isOpen: boolean;
    readonly onLeave: () => void;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export declare function PrintHeader({ title, filters, asOf }: PrintHeaderProps): JSX.Element;

declare interface PrintHeaderProps {
    readonly title: string;
    readonly filters?: readonly (readonly [label: string, value: string])[];
    readonly asOf: string;
}

export declare function ProgressTrack({ role, label, value, valueText, isToned, }: ProgressTrackProps): JSX.Element;

declare interface ProgressTrackProps {
    readonly role?: 'meter' | 'progressbar';
    readonly label?: string;
    readonly value: number;
    readonly valueText?: string;
    readonly isToned?: boolean;
}

export declare const RecordCard: ({ label, labelledBy, children }: RecordCardProps) => JSX.Element;

declare interface RecordCardProps {
    readonly labelledBy?: string;
    readonly label?: string;
    readonly children: ReactNode;
}

export declare function RecordText({ children, whole }: RecordTextProps): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | ReactPortal | ReactElement<unknown, string | JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | JSX.Element | (string | JSX.Element)[] | null | undefined;

declare interface RecordTextProps {
    readonly children: ReactNode;
    readonly whole?: boolean;
}

export declare const RelativeTime: ({ at, now }: RelativeTimeProps) => JSX.Element;

declare interface RelativeTimeProps {
    readonly at: string;
    readonly now: string;
}

export declare function ResultCount(props: ResultCountProps): JSX.Element;

declare interface ResultCountProps {
    readonly count: number | undefined;
    readonly isReading?: boolean;
    readonly total: number | undefined;
    readonly noun: readonly [one: string, many: string];
}

export declare function RowPick({ rowKey, name }: PickProps): JSX.Element | null;

export declare type RowSelection<T> = ReturnType<typeof useRowSelection<T>>;

export declare function ScreenHeader({ title, description, actions, meta, isDated, level, }: ScreenHeaderProps): JSX.Element;

declare interface ScreenHeaderProps {
    readonly title: ReactNode;
    readonly description?: ReactNode;
    readonly actions?: ReactNode;
    readonly meta?: ReactNode;
    readonly isDated?: boolean | undefined;
    readonly level?: 1 | 2;
}

export declare const ScreenSkeleton: ({ heading }: ScreenSkeletonProps) => JSX.Element;

declare interface ScreenSkeletonProps {
    readonly heading?: {
        readonly title: string;
        readonly lead: string;
        readonly isDated?: boolean | undefined;
    } | undefined;
}

export declare function SearchField({ label, value, onChange, shortcut, autoFocus, }: SearchFieldProps): JSX.Element;

declare interface SearchFieldProps {
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly shortcut?: string | null;
    readonly autoFocus?: boolean;
}

export declare function Section({ title, description, actions, children, level, look, id, }: SectionProps): JSX.Element;

declare interface SectionProps {
    readonly title: ReactNode;
    readonly description?: ReactNode;
    readonly actions?: ReactNode;
    readonly children: ReactNode;
    readonly level?: 2 | 3 | 4;
    readonly look?: 'card' | 'plain';
    readonly id?: string;
}

export declare interface SegmentedTab<K extends string> {
    readonly key: K;
    readonly label: string;
    readonly icon?: IconName;
    readonly count?: number;
}

export declare function SegmentedTabs<K extends string>({ label, tabs, value, onChange, aside, children, }: SegmentedTabsProps<K>): JSX.Element;

declare interface SegmentedTabsProps<K extends string> {
    readonly label: string;
    readonly tabs: readonly SegmentedTab<K>[];
    readonly value: K;
    readonly onChange: (key: K) => void;
    readonly aside?: ReactNode;
    readonly children: ReactNode;
}

export declare function SelectionBar(props: SelectionBarProps): JSX.Element | null;

declare interface SelectionBarProps {
    readonly label: string;
    readonly count: number;
    readonly total?: number;
    readonly onAll?: () => void;
    readonly onNone: () => void;
    readonly children: ReactNode;
}

export declare const ShortTime: ({ at, isDay }: ShortTimeProps) => JSX.Element;

declare interface ShortTimeProps {
    readonly at: string;
    readonly isDay?: boolean;
}

export declare function Stack({ children, isClose }: StackProps): JSX.Element;

declare interface StackProps {
    readonly children: ReactNode;
    readonly isClose?: boolean;
}

export declare const StatusTag: MemoExoticComponent<({ view, size, shape, children, }: StatusTagProps) => JSX.Element>;

declare interface StatusTagProps {
    readonly view: StatusView;
    readonly size?: 'small' | 'medium';
    readonly shape?: 'pill' | 'block';
    readonly children?: ReactNode;
}

declare interface StatusView {
    readonly label: string;
    readonly tone: Tone;
    readonly icon: IconName;
}

declare interface Step {
    readonly id: string;
    readonly mark: ReactNode;
    readonly content: ReactNode;
    readonly tone?: Tone;
    readonly isCurrent?: boolean;
    readonly isDone?: boolean;
}

export declare function Steps({ label, steps, orientation, size }: StepsProps): JSX.Element;

declare interface StepsProps {
    readonly label: string;
    readonly steps: readonly Step[];
    readonly orientation?: 'row' | 'column';
    readonly size?: 'small' | 'medium';
}

export { Switch }

export declare interface TableColumn<T> {
    readonly key: string;
    readonly title: string;
    readonly render: (row: T) => ReactNode;
    readonly align?: 'start' | 'end';
    readonly width?: string;
    readonly maxWidth?: string;
    readonly isSortable?: boolean;
    readonly isRowHeader?: boolean;
    readonly isExtra?: boolean;
}

export declare function TableSkeleton({ count }: CountProps): JSX.Element;

declare interface TableSort {
    readonly key: string;
    readonly direction: 'ascending' | 'descending';
}

export { Tag }

export declare function Timeline({ label, items }: TimelineProps): JSX.Element;

export declare interface TimelineItem {
    readonly id: string;
    readonly title: ReactNode;
    readonly meta?: ReactNode;
    readonly body?: ReactNode;
    readonly tone?: Tone;
    readonly icon?: IconName;
    readonly isCurrent?: boolean;
    readonly isHidden?: boolean;
}

declare interface TimelineProps {
    readonly label: string;
    readonly items: readonly TimelineItem[];
}

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

declare type ToastRequest = Pick<Toast, 'title' | 'description' | 'action'> & {
    readonly variant?: Toast['variant'];
};

declare type Tone = (typeof tones)[number];

export declare const toneClass: (tone: Tone) => string;

declare const tones: readonly ["success", "warning", "danger", "info", "neutral"];

export declare function TooltipProvider({ enabled, children }: TooltipProviderProps): JSX.Element;

declare interface TooltipProviderProps {
    readonly enabled: boolean;
    readonly children: ReactNode;
}

export declare const useIsPhone: () => boolean;

export declare function useKeptFocus(): void;

export declare function useLatePart<Props>({ load, occasion, onFail }: LatePartOptions<Props>): {
    Part: ComponentType<Props> | undefined;
    forget: () => void;
};

export declare function useMediaQuery(query: string): boolean;

export declare function useRowSelection<T>(rows: readonly T[], rowKey: (row: T) => string): {
    picked: T[];
    keys: ReadonlySet<string>;
    total: number;
    pick: (key: string, isPicked: boolean, isRange?: boolean) => void;
    pickAll: () => void;
    pickNone: () => void;
};

export declare function useShortcut(key: string | null, run: () => void, home?: RefObject<Element | null>): void;

export declare function useTypedText(value: string, onChange: (text: string) => void, isSame?: (typed: string, said: string) => boolean): {
    text: string;
    type: (next: string) => void;
    field: {
        value: string;
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void;
        onFocus: () => void;
        onBlur: () => void;
    };
};

export declare function VirtualCardGrid<T>({ items, ...props }: VirtualCardGridProps<T>): JSX.Element;

declare interface VirtualCardGridProps<T> extends Omit<WindowedCardGridProps<T>, 'part'> {
    readonly items: readonly T[];
}

export declare function VirtualList<T>({ items, ...props }: VirtualListProps<T>): JSX.Element;

declare interface VirtualListProps<T> extends Omit<WindowedListProps<T>, 'part'> {
    readonly items: readonly T[];
}

export declare function VisuallyHidden({ children }: VisuallyHiddenProps): JSX.Element;

declare interface VisuallyHiddenProps {
    readonly children: ReactNode;
}

declare interface WindowedCardGridProps<T> {
    readonly label: string;
    readonly part: ListPage<T>;
    readonly itemKey: (item: T) => string;
    readonly renderItem: (item: T, index: number) => ReactNode;
    readonly estimateRowHeight?: number;
    readonly minColumnWidth?: number;
    readonly gap?: number;
}

declare interface WindowedListProps<T> {
    readonly label: string;
    readonly part: ListPage<T>;
    readonly itemKey: (item: T) => string;
    readonly renderItem: (item: T, above: T | undefined) => ReactNode;
    readonly estimateSize?: number;
    readonly gap?: number;
    readonly height?: number;
}

export { }
