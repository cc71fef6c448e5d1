import { t } from '@/lib/language/t.ts';
const MB = 1024 * 1024;

/** Which files to accept; the server also checks their content. */
export interface UploadRules {
  maxBytes: number;
  /** MIME types by file extension. */
  types: Readonly<Record<string, string>>;
  tooLarge: string;
  wrongType: string;
}

const PHOTO_TYPES = { jpg: 'image/jpeg', jpeg: 'image/jpeg', jfif: 'image/jpeg', png: 'image/png' };

export const PHOTO_RULES: UploadRules = {
  maxBytes: 2 * MB,
  types: { ...PHOTO_TYPES, svg: 'image/svg+xml' },
  tooLarge: t('Image must be less than 2MB'),
  wrongType: t('Only JPEG, PNG, and SVG files are allowed'),
};

export const RESUME_RULES: UploadRules = {
  maxBytes: 5 * MB,
  types: {
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  tooLarge: t('Resume must be less than 5MB'),
  wrongType: t('Only PDF, DOC, and DOCX files are allowed'),
};

export const ATTACHMENT_RULES: UploadRules = {
  maxBytes: 5 * MB,
  types: { ...RESUME_RULES.types, ...PHOTO_TYPES },
  tooLarge: t('Attachments must be less than 5MB'),
  wrongType: t('Only PDF, DOC, DOCX, JPEG, and PNG files are allowed'),
};

export const LOGO_RULES: UploadRules = {
  maxBytes: 5 * MB,
  types: PHOTO_RULES.types,
  tooLarge: t('File too large: Please upload an image smaller than 5MB.'),
  wrongType: t('Only JPG, PNG, and SVG files are allowed'),
};

/** Why a file is rejected; undefined if it is accepted. */
export function rejectionOf(rules: UploadRules, file: File): string | undefined {
  if (file.size > rules.maxBytes) return rules.tooLarge;
  return hasType(rules, file) ? undefined : rules.wrongType;
}

/** The value of an input's `accept` attribute. */
export function acceptOf({ types }: UploadRules): string {
  return Object.entries(types)
    .flatMap(([extension, type]) => [`.${extension}`, type])
    .join(',');
}

/** Without a MIME type, use the extension. */
function hasType({ types }: UploadRules, { name, type }: File): boolean {
  if (type !== '') return Object.values(types).includes(type);
  return Object.hasOwn(types, name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}
