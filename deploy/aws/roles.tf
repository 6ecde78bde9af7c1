# One role for each task. GitHub workflows use OIDC, so no key is stored.
data "aws_iam_policy_document" "trust" {
  for_each = var.roles
  statement {
    actions = ["sts:AssumeRoleWithWebIdentity"]
    principals {
      type        = "Federated"
      identifiers = [var.oidc_provider]
    }
    condition {
      test     = "StringEquals"
      variable = "token.actions.githubusercontent.com:aud"
      values   = ["sts.amazonaws.com"]
    }
    condition {
      test     = "StringEquals"
      variable = "token.actions.githubusercontent.com:sub"
      values   = each.value.subjects
    }
  }
}

data "aws_iam_policy_document" "release" {
  for_each = var.roles
  statement {
    sid       = "ListReleases"
    actions   = ["s3:ListBucket"]
    resources = [aws_s3_bucket.releases.arn]
  }
  statement {
    sid       = "ReadReleases"
    actions   = ["s3:GetObject"]
    resources = ["${aws_s3_bucket.releases.arn}/*"]
  }
  statement {
    sid     = "WriteOwn"
    actions = ["s3:PutObject"]
    resources = concat(
      ["${aws_s3_bucket.releases.arn}/probe/*"],
      [
        for part in each.value.parts :
        "${aws_s3_bucket.releases.arn}/${part == "shell" ? "shell/assets" : "${part}/r"}/*"
      ],
      each.value.environment == null ? [] : [
        "${aws_s3_bucket.releases.arn}/compositions/*",
        "${aws_s3_bucket.releases.arn}/env/${each.value.environment}/*",
      ],
    )
  }
}

resource "aws_iam_role" "release" {
  for_each           = var.roles
  name               = "${var.bucket}-${each.key}"
  assume_role_policy = data.aws_iam_policy_document.trust[each.key].json
}

resource "aws_iam_role_policy" "release" {
  for_each = var.roles
  name     = "release"
  role     = aws_iam_role.release[each.key].id
  policy   = data.aws_iam_policy_document.release[each.key].json
}
