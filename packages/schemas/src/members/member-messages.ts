/** Messages for members, verbatim from the specification where it has a text. No imports here. */

export const memberFailure = {
  credentials: "Invalid username or password",
  sessionEnded: "You have been logged out. Please log in again.",
  wrongPassword: "This is not your current password.",
  linkExpired: "This link has already been used or has expired. Please request a new one.",
  usernameTaken: "This username is already taken. Please choose another one.",
  notCancellable: "This registration can no longer be cancelled.",
  unknownRegistration: "We couldn't find this registration in your account.",
  unavailable: "Member accounts aren't available on this site.",
  failed: "That didn't work on our side. Please try again.",
  tooManyTries: "Too many attempts. Please wait a few minutes, or reset your password.",
  pictureType: "Please choose a photo in JPEG, PNG or WebP format.",
  pictureTooLarge: "The photo is larger than 5 MB. Please choose a smaller one.",
  pictureDamaged: "The photo could not be read. Please choose another one.",
} as const;

export const memberSuccess = {
  signedUp: "Check your inbox: we have sent you a link to choose your password.",
  verified: "Your account is ready. Log in with your new password.",
  resetSent: "If there is an account with this address, we have sent it a link.",
  passwordChanged:
    "Your password has been changed, and you have been logged out on all other devices.",
  emailSent: "Check the inbox of the new address: we have sent a confirmation link to it.",
  emailChanged: "Your email address has been changed.",
  usernameChanged: "Your username has been saved.",
  saved: "Saved.",
  pictureSaved: "Your photo has been saved.",
  pictureRemoved: "Your photo has been removed.",
  cancelled: "Your registration has been cancelled.",
  loggedIn: "You are logged in.",
  loggedOut: "You are logged out.",
  loggedOutEverywhere: "You are logged out on all devices.",
  deleted: "Your account has been deleted.",
} as const;
