import AlertOutlined from '@ant-design/icons/AlertOutlined';
import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BankOutlined from '@ant-design/icons/BankOutlined';
import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import BellOutlined from '@ant-design/icons/BellOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import CompassOutlined from '@ant-design/icons/CompassOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DollarOutlined from '@ant-design/icons/DollarOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import FlagOutlined from '@ant-design/icons/FlagOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HddOutlined from '@ant-design/icons/HddOutlined';
import HighlightOutlined from '@ant-design/icons/HighlightOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import HourglassOutlined from '@ant-design/icons/HourglassOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import KeyOutlined from '@ant-design/icons/KeyOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MacCommandOutlined from '@ant-design/icons/MacCommandOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import MedicineBoxOutlined from '@ant-design/icons/MedicineBoxOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import PauseCircleOutlined from '@ant-design/icons/PauseCircleOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import RetweetOutlined from '@ant-design/icons/RetweetOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import SaveOutlined from '@ant-design/icons/SaveOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SendOutlined from '@ant-design/icons/SendOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import SignatureOutlined from '@ant-design/icons/SignatureOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import SortAscendingOutlined from '@ant-design/icons/SortAscendingOutlined';
import SortDescendingOutlined from '@ant-design/icons/SortDescendingOutlined';
import StarFilled from '@ant-design/icons/StarFilled';
import StarOutlined from '@ant-design/icons/StarOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import SyncOutlined from '@ant-design/icons/SyncOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import TransactionOutlined from '@ant-design/icons/TransactionOutlined';
import TruckOutlined from '@ant-design/icons/TruckOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UnlockOutlined from '@ant-design/icons/UnlockOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import VideoCameraOutlined from '@ant-design/icons/VideoCameraOutlined';
import WalletOutlined from '@ant-design/icons/WalletOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import type { ComponentType, HTMLAttributes } from 'react';
import type { IconName } from '../domain/status';
import type { ActionIconName } from './action-icon-names';
import { DotGlyph, GavelGlyph, ScaleGlyph } from './glyphs';

export interface GlyphProps extends HTMLAttributes<HTMLSpanElement> {
  readonly spin?: boolean;
}

/** Each icon by its own path, so that only these are bundled. A name without a drawing does not compile. */
export const iconDrawings: Readonly<Record<IconName | ActionIconName, ComponentType<GlyphProps>>> =
  {
    alert: AlertOutlined,
    archive: HddOutlined,
    'arrow-left': ArrowLeftOutlined,
    'arrow-right': ArrowRightOutlined,
    audit: AuditOutlined,
    ban: StopOutlined,
    bank: BankOutlined,
    bell: BellOutlined,
    briefcase: SolutionOutlined,
    building: ApartmentOutlined,
    calendar: CalendarOutlined,
    chart: BarChartOutlined,
    check: CheckOutlined,
    'check-circle': CheckCircleOutlined,
    'chevron-down': DownOutlined,
    'chevron-left': LeftOutlined,
    'chevron-right': RightOutlined,
    'chevron-up': UpOutlined,
    clock: ClockCircleOutlined,
    'close-circle': CloseCircleOutlined,
    coins: DollarOutlined,
    command: MacCommandOutlined,
    compass: CompassOutlined,
    copy: CopyOutlined,
    cross: CloseOutlined,
    document: FileTextOutlined,
    dot: DotGlyph,
    download: DownloadOutlined,
    edit: EditOutlined,
    exchange: TransactionOutlined,
    external: ExportOutlined,
    eye: EyeOutlined,
    'eye-off': EyeInvisibleOutlined,
    filter: FilterOutlined,
    flag: FlagOutlined,
    flask: ExperimentOutlined,
    gavel: GavelGlyph,
    globe: GlobalOutlined,
    help: QuestionCircleOutlined,
    home: HomeOutlined,
    hourglass: HourglassOutlined,
    inbox: InboxOutlined,
    info: InfoCircleOutlined,
    key: KeyOutlined,
    lab: MedicineBoxOutlined,
    link: LinkOutlined,
    list: UnorderedListOutlined,
    loading: LoadingOutlined,
    lock: LockOutlined,
    logout: LogoutOutlined,
    mail: MailOutlined,
    menu: MenuOutlined,
    moon: MoonOutlined,
    more: EllipsisOutlined,
    pause: PauseCircleOutlined,
    pen: HighlightOutlined,
    play: PlayCircleOutlined,
    plus: PlusOutlined,
    printer: PrinterOutlined,
    refresh: SyncOutlined,
    repeat: RetweetOutlined,
    save: SaveOutlined,
    scale: ScaleGlyph,
    search: SearchOutlined,
    send: SendOutlined,
    settings: SettingOutlined,
    shield: SafetyOutlined,
    'shield-check': SafetyCertificateOutlined,
    signature: SignatureOutlined,
    'sort-ascending': SortAscendingOutlined,
    'sort-descending': SortDescendingOutlined,
    star: StarOutlined,
    'star-filled': StarFilled,
    sun: SunOutlined,
    swap: SwapOutlined,
    table: TableOutlined,
    trash: DeleteOutlined,
    truck: TruckOutlined,
    undo: UndoOutlined,
    unlock: UnlockOutlined,
    upload: UploadOutlined,
    user: UserOutlined,
    users: TeamOutlined,
    video: VideoCameraOutlined,
    wallet: WalletOutlined,
    warning: WarningOutlined,
    workflow: PartitionOutlined,
  };
