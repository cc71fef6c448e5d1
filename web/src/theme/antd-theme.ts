import { theme, type ThemeConfig } from 'antd';
import { fonts, palettes, radii, type ColorScheme, type Palette } from './tokens.ts';

/** Pixels of a rem unless the visitor has chosen another text size. */
const USUAL_REM = 16;

/**
 * The design tokens as an Ant Design theme; `isStill` turns animations off. Ant Design computes with pixels, so the
 * visitor's text size in pixels (`rem`) is a factor of all sizes of text and controls.
 */
export function antdTheme(scheme: ColorScheme, isStill: boolean, rem: number): ThemeConfig {
  const palette = palettes[scheme];
  const sized = (pixels: number): number => (pixels * rem) / USUAL_REM;
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: tokensOf(palette, isStill, sized),
    components: componentsOf(palette, sized),
    cssVar: { key: 'wayfare' },
    // Only one version of the library is on the page.
    hashed: false,
  };
}

/** The size of as many pixels at the usual text size. */
type Sized = (pixels: number) => number;

function tokensOf(palette: Palette, isStill: boolean, sized: Sized): ThemeConfig['token'] {
  return {
    // Without this, components wait for the end of transitions that base.css has removed: spinners never go.
    motion: !isStill,
    colorPrimary: palette.sea,
    colorPrimaryBg: palette.seaSoft,
    colorPrimaryBgHover: palette.seaSoft,
    // The ring of a focused part.
    colorPrimaryBorder: palette.accent,
    colorLink: palette.sea,
    colorLinkHover: palette.seaHover,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.danger,
    colorInfo: palette.sea,
    colorSuccessBg: palette.successSoft,
    colorWarningBg: palette.warningSoft,
    colorErrorBg: palette.dangerSoft,
    colorInfoBg: palette.seaSoft,
    colorSuccessBorder: palette.success,
    colorWarningBorder: palette.warning,
    colorErrorBorder: palette.danger,
    colorInfoBorder: palette.sea,
    colorText: palette.text,
    colorTextSecondary: palette.muted,
    colorTextTertiary: palette.muted,
    colorTextDescription: palette.muted,
    colorTextPlaceholder: palette.muted,
    colorBorder: palette.borderStrong,
    colorBorderSecondary: palette.border,
    colorBgLayout: palette.canvas,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.surface,
    colorTextLightSolid: palette.onSea,
    fontFamily: fonts.body,
    fontSize: sized(16),
    lineHeight: 1.6,
    controlHeight: sized(44),
    borderRadius: radii.md,
    borderRadiusLG: radii.lg,
    borderRadiusSM: radii.sm,
  };
}

function componentsOf(palette: Palette, sized: Sized): ThemeConfig['components'] {
  return {
    // The accent marks the one main action of a screen.
    Button: {
      colorPrimary: palette.accent,
      colorPrimaryHover: palette.accentHover,
      colorPrimaryActive: palette.accentHover,
      primaryColor: palette.onAccent,
      primaryShadow: 'none',
      defaultShadow: 'none',
      fontWeight: 650,
      borderRadius: radii.round,
      borderRadiusLG: radii.round,
      borderRadiusSM: radii.round,
    },
    Alert: { defaultPadding: '10px 16px' },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
    ...dataOf(palette, sized),
    Select: { multipleItemBg: palette.sunken },
    // Ant Design's own colors are hardly visible.
    Slider: {
      handleColor: palette.sea,
      handleActiveColor: palette.sea,
      trackBg: palette.sea,
      trackHoverBg: palette.sea,
      railBg: palette.borderStrong,
      railHoverBg: palette.borderStrong,
    },
    Segmented: { trackBg: palette.sunken, itemSelectedBg: palette.surface, itemColor: palette.text },
    Tag: { defaultBg: palette.sunken, defaultColor: palette.text, borderRadiusSM: radii.round },
    // The calendar fits 375 px.
    DatePicker: { cellWidth: 38, cellHeight: sized(32), colorTextDisabled: palette.muted },
    // Leaves room below error messages, which take the place of the margin.
    Form: {
      itemMarginBottom: sized(32),
      labelFontSize: sized(14),
      labelColor: palette.text,
      verticalLabelPadding: '0 0 4px',
    },
  };
}

/** What shows data rather than takes it. */
function dataOf(palette: Palette, sized: Sized): ThemeConfig['components'] {
  return {
    Card: {
      headerFontSize: sized(20),
      headerHeight: sized(64),
      headerPadding: 24,
      bodyPadding: 24,
      colorBorderSecondary: palette.border,
    },
    Statistic: { contentFontSize: sized(32), fontFamily: fonts.display },
    Tabs: {
      titleFontSize: sized(16),
      horizontalItemGutter: 24,
      inkBarColor: palette.accent,
      itemSelectedColor: palette.text,
    },
    Table: {
      headerBg: palette.sunken,
      headerColor: palette.text,
      headerSplitColor: 'transparent',
      headerBorderRadius: radii.lg - 1,
      borderColor: palette.border,
      rowHoverBg: palette.surface,
      rowExpandedBg: palette.canvas,
      cellPaddingBlock: 12,
      cellPaddingInline: 20,
      cellFontSize: sized(15),
    },
  };
}
