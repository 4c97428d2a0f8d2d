const ivBytes = 12;

/** Encrypts a text so that only this key can read it, and changes are detected. */
export async function sealText(text: string, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/** Rejects a text that was sealed with another key, changed, or never sealed. */
export async function openText(sealed: string, key: CryptoKey): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const [iv, content] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes)];
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, content));
}
