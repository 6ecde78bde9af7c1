variable "bucket" {
  description = "Name of the bucket of releases, which all environments share."
  type        = string
}

variable "environments" {
  description = "Each environment with its host names; without them CloudFront's own are used. A certificate is one of ACM in us-east-1, for both names. The server origins are those of the workspace server and its issuer."
  type = map(object({
    shell_host     = optional(string)
    remotes_host   = optional(string)
    certificate    = optional(string)
    server_origins = optional(list(string), [])
  }))
}

variable "roles" {
  description = <<-TEXT
    Who may release what: the parts (`shell` or names of remotes) and the environment of each role, and the subjects of
    GitHub's OIDC tokens that may take it, such as `repo:acme/trustfold:environment:production`. Without an environment a
    role may only upload for previews.
  TEXT
  type = map(object({
    parts       = list(string)
    environment = optional(string)
    subjects    = list(string)
  }))
  default = {}
}

variable "oidc_provider" {
  description = "ARN of the account's provider of token.actions.githubusercontent.com."
  type        = string
  default     = null
}
