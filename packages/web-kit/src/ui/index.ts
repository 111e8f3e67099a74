export { Bar, type BarProps } from './Bar.tsx';
export { Board, type BoardProps, boardButton } from './Board.tsx';
export { Button, type ButtonKind, ButtonLink, type ButtonLinkProps, type ButtonProps } from './Button.tsx';
export { cx } from './cx.ts';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { type ControlIds, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
export { GreenWaveScene, type GreenWaveSceneProps } from './GreenWaveScene.tsx';
export {
  ICON_SIZES,
  Icon,
  type IconDirection,
  type IconProps,
  type IconSize,
  preloadIcons,
} from './Icon.tsx';
export type { IconName } from './icon-sources.ts';
export { lazyPage } from './lazy-page.tsx';
export { PageSkeleton } from './PageSkeleton.tsx';
export { PageTitle, type PageTitleProps } from './PageTitle.tsx';
export { Panel, type PanelProps } from './Panel.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { Ring, type RingProps } from './Ring.tsx';
export { RoadGauge, type RoadGaugeProps } from './RoadGauge.tsx';
export { type Light, Run, type RunProps } from './Run.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './Segmented.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { State, type StateKind, type StateProps } from './State.tsx';
export { Tag, type TagProps } from './Tag.tsx';
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './TextField.tsx';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
export { Wordmark, type WordmarkProps } from './Wordmark.tsx';
