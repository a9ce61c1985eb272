const INDIA = "91";

/**
 * A chat with a phone number; `null` if it isn't clear which number is meant. Forms store the ten digits of
 * Indian numbers; those of other countries need their code.
 */
export function whatsappAddress(phone: string): string | null {
  const digits = phone.replace(/^\s*\+/, "00").replace(/\D/g, "");
  if (/^00[1-9]\d{6,14}$/.test(digits)) return `https://wa.me/${digits.slice(2)}`;
  if (/^[1-9]\d{9}$/.test(digits)) return `https://wa.me/${INDIA}${digits}`;
  if (/^0[1-9]\d{9}$/.test(digits)) return `https://wa.me/${INDIA}${digits.slice(1)}`;
  return /^91[1-9]\d{9}$/.test(digits) ? `https://wa.me/${digits}` : null;
}
