import { theme, type ThemeConfig } from 'antd';
import { fonts, palettes, radii, type ColorScheme, type Palette } from './tokens.ts';

/** The design tokens as an Ant Design theme; `isStill` turns animations off. */
export function antdTheme(scheme: ColorScheme, isStill: boolean): ThemeConfig {
  const palette = palettes[scheme];
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: tokensOf(palette, isStill),
    components: componentsOf(palette),
    cssVar: { key: 'wayfare' },
    // Only one version of the library is on the page.
    hashed: false,
  };
}

function tokensOf(palette: Palette, isStill: boolean): ThemeConfig['token'] {
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
    fontSize: 16,
    lineHeight: 1.6,
    controlHeight: 44,
    borderRadius: radii.md,
    borderRadiusLG: radii.lg,
    borderRadiusSM: radii.sm,
  };
}

function componentsOf(palette: Palette): ThemeConfig['components'] {
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
    Card: {
      headerFontSize: 20,
      headerHeight: 64,
      headerPadding: 24,
      bodyPadding: 24,
      colorBorderSecondary: palette.border,
    },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
    Select: { multipleItemBg: palette.sunken },
    Segmented: { trackBg: palette.sunken, itemSelectedBg: palette.surface, itemColor: palette.text },
    Statistic: { contentFontSize: 32, fontFamily: fonts.display },
    Tag: { defaultBg: palette.sunken, defaultColor: palette.text, borderRadiusSM: radii.round },
    // The calendar fits 375 px.
    DatePicker: { cellWidth: 38, cellHeight: 32, colorTextDisabled: palette.muted },
    // Leaves room below error messages, which take the place of the margin.
    Form: { itemMarginBottom: 32, labelFontSize: 14, labelColor: palette.text, verticalLabelPadding: '0 0 4px' },
    Tabs: {
      titleFontSize: 16,
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
      cellFontSize: 15,
    },
  };
}
