import { OptionalText } from '#platform/http/api/validation/inputs.js';
import { EMPLOYER_LIMITS } from '../../domain/employer-profile.js';

/** PUT /profile/employer: omitted fields stay unchanged; `null` or empty text clears a field. */
export class EditEmployerProfileRequest {
  @OptionalText(EMPLOYER_LIMITS.companyName)
  readonly companyName?: string | null;

  @OptionalText({ label: 'Company logo' })
  readonly companyLogo?: string | null;

  @OptionalText({ ...EMPLOYER_LIMITS.companyWebsite, example: 'https://hotel.example.com' })
  readonly companyWebsite?: string | null;

  @OptionalText(EMPLOYER_LIMITS.industry)
  readonly industry?: string | null;

  @OptionalText(EMPLOYER_LIMITS.companySize)
  readonly companySize?: string | null;

  @OptionalText(EMPLOYER_LIMITS.location)
  readonly location?: string | null;

  @OptionalText(EMPLOYER_LIMITS.about)
  readonly about?: string | null;

  @OptionalText(EMPLOYER_LIMITS.founded)
  readonly founded?: string | null;
}
