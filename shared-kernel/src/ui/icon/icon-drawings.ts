import AlertOutlined from '@ant-design/icons-svg/es/asn/AlertOutlined';
import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined';
import ArrowRightOutlined from '@ant-design/icons-svg/es/asn/ArrowRightOutlined';
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined';
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined';
import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined';
import BellOutlined from '@ant-design/icons-svg/es/asn/BellOutlined';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons-svg/es/asn/CloseCircleOutlined';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import CompassOutlined from '@ant-design/icons-svg/es/asn/CompassOutlined';
import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import DollarOutlined from '@ant-design/icons-svg/es/asn/DollarOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import EllipsisOutlined from '@ant-design/icons-svg/es/asn/EllipsisOutlined';
import ExperimentOutlined from '@ant-design/icons-svg/es/asn/ExperimentOutlined';
import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined';
import FlagOutlined from '@ant-design/icons-svg/es/asn/FlagOutlined';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined';
import HddOutlined from '@ant-design/icons-svg/es/asn/HddOutlined';
import HighlightOutlined from '@ant-design/icons-svg/es/asn/HighlightOutlined';
import HourglassOutlined from '@ant-design/icons-svg/es/asn/HourglassOutlined';
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined';
import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined';
import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined';
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined';
import LoadingOutlined from '@ant-design/icons-svg/es/asn/LoadingOutlined';
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined';
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import MacCommandOutlined from '@ant-design/icons-svg/es/asn/MacCommandOutlined';
import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined';
import MedicineBoxOutlined from '@ant-design/icons-svg/es/asn/MedicineBoxOutlined';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined';
import PartitionOutlined from '@ant-design/icons-svg/es/asn/PartitionOutlined';
import PauseCircleOutlined from '@ant-design/icons-svg/es/asn/PauseCircleOutlined';
import PlayCircleOutlined from '@ant-design/icons-svg/es/asn/PlayCircleOutlined';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined';
import RetweetOutlined from '@ant-design/icons-svg/es/asn/RetweetOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined';
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined';
import SaveOutlined from '@ant-design/icons-svg/es/asn/SaveOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import SendOutlined from '@ant-design/icons-svg/es/asn/SendOutlined';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined';
import SignatureOutlined from '@ant-design/icons-svg/es/asn/SignatureOutlined';
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined';
import StarFilled from '@ant-design/icons-svg/es/asn/StarFilled';
import StarOutlined from '@ant-design/icons-svg/es/asn/StarOutlined';
import StopOutlined from '@ant-design/icons-svg/es/asn/StopOutlined';
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined';
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined';
import SyncOutlined from '@ant-design/icons-svg/es/asn/SyncOutlined';
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import TransactionOutlined from '@ant-design/icons-svg/es/asn/TransactionOutlined';
import TruckOutlined from '@ant-design/icons-svg/es/asn/TruckOutlined';
import UndoOutlined from '@ant-design/icons-svg/es/asn/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined';
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined';
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import VideoCameraOutlined from '@ant-design/icons-svg/es/asn/VideoCameraOutlined';
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import type { IconName } from '../../domain/status';

const drawing = (name: string, shape: AbstractNode): IconDefinition => ({
  name,
  theme: 'outlined',
  icon: { tag: 'svg', attrs: { viewBox: '0 0 24 24' }, children: [shape] },
});

const lineDrawing = (name: string, d: string): IconDefinition =>
  drawing(name, {
    tag: 'path',
    attrs: {
      d,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.75',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
  });

/**
 * The SVG drawing of each icon. Each has its own import path, so that only used icons are bundled. antd’s icon
 * components would add 28 kB of script to every tab.
 */
export const iconDrawings = {
  alert: AlertOutlined,
  archive: HddOutlined,
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
  dot: drawing('dot', { tag: 'circle', attrs: { cx: '12', cy: '12', r: '5' } }),
  download: DownloadOutlined,
  edit: EditOutlined,
  exchange: TransactionOutlined,
  eye: EyeOutlined,
  'eye-off': EyeInvisibleOutlined,
  filter: FilterOutlined,
  flag: FlagOutlined,
  flask: ExperimentOutlined,
  gavel: lineDrawing(
    'gavel',
    'm14 4 6 6M11 7l6 6M12.5 5.5l6 6M14 10l-9.5 9.5a1.4 1.4 0 0 1-2-2L12 8M14 21h7',
  ),
  globe: GlobalOutlined,
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
  scale: lineDrawing(
    'scale',
    'M12 3v18M7 21h10M5 7h14M5 7l-3 7a3.2 3.2 0 0 0 6 0L5 7Zm14 0-3 7a3.2 3.2 0 0 0 6 0l-3-7Z',
  ),
  search: SearchOutlined,
  send: SendOutlined,
  settings: SettingOutlined,
  shield: SafetyOutlined,
  'shield-check': SafetyCertificateOutlined,
  signature: SignatureOutlined,
  star: StarOutlined,
  'star-filled': StarFilled,
  sun: SunOutlined,
  swap: SwapOutlined,
  table: TableOutlined,
  trash: DeleteOutlined,
  truck: TruckOutlined,
  undo: UndoOutlined,
  upload: UploadOutlined,
  user: UserOutlined,
  users: TeamOutlined,
  video: VideoCameraOutlined,
  wallet: WalletOutlined,
  warning: WarningOutlined,
  workflow: PartitionOutlined,
} satisfies Record<IconName, IconDefinition> & Record<string, IconDefinition>;

/** The names of all icons, including the icons of statuses and portals. */
export type DrawnIconName = keyof typeof iconDrawings;
